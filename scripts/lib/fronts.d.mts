/** A front that is a project of its own, open beside a backend with demo goods. */
export interface OpenedFront {
  readonly url: string
  readonly apiUrl: string
  /** Of the backend. */
  readonly dataFolder: string
  /** Ends the front and its backend. */
  stop(): Promise<void>
}

export function openFront(name: string, say: (line: string) => void): Promise<OpenedFront>

/** The same front once more, before another backend. */
export function openFrontBeside(
  name: string,
  apiUrl: string
): Promise<Pick<OpenedFront, 'url' | 'stop'>>
