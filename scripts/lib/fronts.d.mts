/** A front that is a project of its own, open beside a backend with demo goods. */
export interface OpenedFront {
  readonly url: string
  readonly apiUrl: string
  /** Of the backend. */
  readonly dataFolder: string
  /** Ends the front and its backend. */
  stop(): Promise<void>
  /** Serves the same front once more, before another backend. */
  before(apiUrl: string): Promise<Pick<OpenedFront, 'stop' | 'url'>>
}

export function openFront(
  name: string,
  say: (line: string) => void,
  settings?: Readonly<Record<string, string>>
): Promise<OpenedFront>
