import { fastOrderSubject, readTextFile, fastOrderMessages as words } from '@vitrina/core/cart'
import { ADDRESS_LETTERS } from '@vitrina/core/values'
import { Button, FormMessage, Icon, TextArea, useShop } from '@vitrina/react-ui'
import {
  type ChangeEvent,
  type ClipboardEvent,
  type FormEvent,
  useEffect,
  useRef,
  useState
} from 'react'

import { fastOrderPageMessages } from './fast-order-page.messages.ts'

/** A longer text is read and not shown: a field of it would hold the page up. */
const SHOWN_LETTERS = 20_000

/** The list as a text or as a file; without script the text goes along with the address. */
export function OrderInput({ text }: { readonly text: string }) {
  const shop = useShop()
  const area = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState('')
  const [isAlive, setAlive] = useState(false)

  useEffect(() => {
    setAlive(true)
    const isFull = (area.current?.value.length ?? 0) >= ADDRESS_LETTERS
    if (text === '' && isFull) setProblem(words.cutShort)
  }, [text])

  function read(typed: string) {
    setProblem(typed.trim() === '' ? words.nothing : '')
    if (typed.trim() !== '') shop.send(fastOrderSubject, { type: 'order.read', text: typed })
  }

  function check(event: FormEvent) {
    event.preventDefault()
    read(area.current?.value ?? '')
  }

  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (file === undefined) return
    const { text: content, problem: refusal } = await readTextFile(file, async bytes =>
      (await import('../../loaders/read-workbook.ts')).readWorkbook(bytes)
    )
    target.value = ''
    if (refusal !== undefined) return setProblem(refusal)
    if (area.current) area.current.value = content.length > SHOWN_LETTERS ? '' : content
    read(content)
  }

  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const content = event.clipboardData.getData('text')
    if (content.length <= SHOWN_LETTERS) return
    event.preventDefault()
    event.currentTarget.value = ''
    read(content)
  }

  return (
    <form className="input" method="get" onSubmit={check}>
      <TextArea
        ref={area}
        name="lines"
        label={fastOrderPageMessages.lines}
        rows={6}
        spellCheck={false}
        defaultValue={text}
        onPaste={paste}
        placeholder={words.placeholder}
        hint={words.hint}
        maxLength={isAlive ? undefined : ADDRESS_LETTERS}
      />
      <noscript>
        <p>{words.withoutScript}</p>
      </noscript>
      {problem !== '' && <FormMessage>{problem}</FormMessage>}
      <div className="ways">
        <Button type="submit" size="l">
          {fastOrderPageMessages.check}
        </Button>
        <label className="file">
          <Icon name="plus" size="s" />
          <span>{fastOrderPageMessages.file}</span>
          <input type="file" accept=".xlsx,.csv,.txt,.tsv,text/csv,text/plain" onChange={take} />
        </label>
      </div>
    </form>
  )
}
