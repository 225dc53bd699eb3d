// What a browser gives to modules as soon as they are read, for the tests of state without one: a wide window that
// never changes, hears nothing and keeps nothing.

const silent = () => new EventTarget();
const heard = silent();

Object.assign(globalThis, {
  window: globalThis,
  location: new URL("http://localhost/"),
  history: { state: null },
  document: Object.assign(silent(), { fonts: silent(), documentElement: { dataset: {} } }),
  addEventListener: heard.addEventListener.bind(heard),
  matchMedia: () => Object.assign(silent(), { matches: false }),
});
