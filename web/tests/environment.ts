export default { name: "client", viteEnvironment: "client", setup: () => ({ teardown: () => undefined }) };
