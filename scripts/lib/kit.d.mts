export function openKit(
  port?: number
): Promise<{ readonly url: string; readonly close: () => Promise<void> }>
