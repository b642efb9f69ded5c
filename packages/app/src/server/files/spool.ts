import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

/** Half a gigabyte of a feed becomes some thirty megabytes. */
const LEVEL = 5

/** A long text that is made once, coded by gzip, and read by many while it is made. */
export interface Spool {
  /** The whole of it from its beginning; throws where it could not be made to its end. */
  read(): AsyncGenerator<Buffer, void>
  isEnded(): boolean
}

/** Resolves with the first bytes: what fails before them is told. */
export async function startSpool(pieces: AsyncIterable<string>): Promise<Spool> {
  const chunks: Buffer[] = []
  const waiting: (() => void)[] = []
  let ended = false

  const growth = () => new Promise<void>(resolve => waiting.push(resolve))
  function grow() {
    for (const resolve of waiting.splice(0)) resolve()
  }

  async function collect(coded: AsyncIterable<Buffer>) {
    for await (const chunk of coded) {
      chunks.push(chunk)
      grow()
    }
  }

  const done = pipeline(Readable.from(pieces), createGzip({ level: LEVEL }), collect).finally(
    () => {
      ended = true
      grow()
    }
  )
  await Promise.race([done, growth()])
  // Whoever reads is told.
  done.catch(() => undefined)

  return {
    isEnded: () => ended,
    async *read() {
      for (let place = 0; ; place += 1) {
        while (place >= chunks.length && !ended) await growth()
        const chunk = chunks[place]
        if (chunk === undefined) return void (await done)
        yield chunk
      }
    }
  }
}
