import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { styleText } from 'node:util'

/** There will be no further line: the visitor has left, or the input ended. */
export class Gone extends Error {}

interface Surroundings {
  readonly input: NodeJS.ReadStream
  readonly output: NodeJS.WriteStream
  /** Ctrl-C was pressed. */
  readonly interrupted: () => void
}

interface Question {
  /** What is typed is not shown. */
  readonly isSecret?: boolean
}

/** Where the shop and its visitor talk, line by line. */
export interface Screen {
  say(text?: string): void
  /** Says something in between: what is being typed stays below it. */
  interrupt(text: string): void
  /** Resolves with the trimmed answer; rejects with Gone when there will be none. */
  ask(question: string, options?: Question): Promise<string>
  bold(text: string): string
  dim(text: string): string
  close(): void
}

export function createScreen({ input, output, interrupted }: Surroundings): Screen {
  let isMuted = false
  const written = new Writable({
    write(chunk, _encoding, done) {
      if (!isMuted) output.write(chunk)
      done()
    }
  })
  const reader = createInterface({ input, output: written, terminal: input.isTTY === true })
  const lines: string[] = []
  const waiting: { take(line: string): void; miss(): void }[] = []
  let isOver = false

  reader.on('line', line => {
    const next = waiting.shift()
    if (next) next.take(line)
    else lines.push(line)
  })
  reader.on('SIGINT', () => {
    output.write('\n')
    interrupted()
  })
  // The arrow up must not bring a password back.
  reader.on('history', history => void (isMuted && history.shift()))
  reader.on('close', () => {
    isOver = true
    for (const { miss } of waiting.splice(0)) miss()
  })

  const nextLine = () =>
    new Promise<string>((take, fail) => {
      const miss = () => fail(new Gone())
      const line = lines.shift()
      if (line !== undefined) take(line)
      else if (isOver) miss()
      else waiting.push({ take, miss })
    })
  const isStyled = output.isTTY === true && process.env.NO_COLOR === undefined

  return {
    say: (text = '') => void output.write(`${text}\n`),
    interrupt(text) {
      output.write(input.isTTY ? `\r\u001b[K${text}\n` : `${text}\n`)
      if (input.isTTY && waiting.length > 0) reader.prompt(true)
    },
    async ask(question, { isSecret = false } = {}) {
      reader.setPrompt(question)
      reader.prompt()
      isMuted = isSecret
      try {
        return (await nextLine()).trim()
      } finally {
        isMuted = false
        if (isSecret && input.isTTY) output.write('\n')
      }
    },
    bold: text => (isStyled ? styleText('bold', text) : text),
    dim: text => (isStyled ? styleText('dim', text) : text),
    close: () => reader.close()
  }
}
