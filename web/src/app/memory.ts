// What this browser keeps between visits. Where it may keep nothing, nothing is kept, and nothing else stops.

export const memory = {
  read<T>(key: string): T | null {
    try {
      return JSON.parse(localStorage.getItem(key) ?? "null") as T | null;
    } catch {
      return null;
    }
  },
  write(key: string, value: unknown): void {
    try {
      localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // It holds for this visit.
    }
  },
  forget(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Then nothing was kept.
    }
  },
};
