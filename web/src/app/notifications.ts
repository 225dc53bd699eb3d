// Notifications of the system. Some browsers have them and refuse by throwing, as Chrome on Android does.

/** Asks whether the page may notify. */
export async function askToNotify(): Promise<boolean> {
  try {
    return (await Notification.requestPermission()) === "granted";
  } catch {
    return false;
  }
}

export function notify(title: string, body: string): void {
  try {
    if (Notification.permission === "granted") new Notification(title, { body, tag: "epoka" });
  } catch {
    // The title of the window and the sound call too.
  }
}
