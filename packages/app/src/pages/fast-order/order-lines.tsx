import {
  COLUMN_FIELD,
  type ExplainedLine,
  type FastOrder,
  fastOrderSubject,
  fastOrderView,
  isUnchecked,
  type LineFilter,
  readTextFile,
  fastOrderMessages as words
} from '@vitrina/core/cart'
import { ADDRESS_LETTERS } from '@vitrina/core/values'
import {
  Button,
  Chip,
  Chips,
  FormMessage,
  Icon,
  TextArea,
  usePrices,
  useShop
} from '@vitrina/react-ui'
import {
  type ChangeEvent,
  type ClipboardEvent,
  type FormEvent,
  useEffect,
  useRef,
  useState
} from 'react'
import { fastOrderPageMessages } from './fast-order-page.messages.ts'
import { OrderLine } from './order-line.tsx'

interface OrderLinesProps {
  readonly order: FastOrder
  readonly explained: readonly ExplainedLine[]
  /** The list of the address, for the form without script. */
  readonly text: string
  readonly column: string
}

const filters = (): readonly { readonly filter: LineFilter; readonly title: string }[] => [
  { filter: 'all', title: fastOrderPageMessages.everyLine },
  { filter: 'wrong', title: fastOrderPageMessages.wrongLines },
  { filter: 'noted', title: fastOrderPageMessages.notedLines }
]

/** What every line means, a page of them at a time; then all of it goes into the basket. */
export function OrderLines({ order, explained, text, column }: OrderLinesProps) {
  const { rules } = usePrices()
  const [filter, setFilter] = useState<LineFilter>('all')
  const [wanted, setPage] = useState(1)
  const view = fastOrderView(explained, { rules, filter, page: wanted })
  return (
    <section className="lines" aria-label={fastOrderPageMessages.checked}>
      <Chips>
        {filters().map(({ filter: own, title }) => (
          <Chip
            key={own}
            variant={own === filter ? 'current' : 'line'}
            aria-pressed={own === filter}
            onClick={() => {
              setFilter(own)
              setPage(1)
            }}
          >
            {`${title} ${view.counts[own]}`}
          </Chip>
        ))}
      </Chips>
      <div className="table">
        <table>
          <thead>
            <tr>
              {[
                fastOrderPageMessages.line,
                fastOrderPageMessages.code,
                fastOrderPageMessages.product,
                fastOrderPageMessages.count,
                fastOrderPageMessages.price,
                fastOrderPageMessages.sum
              ].map(title => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
              <th scope="col">
                <span className="vh">{fastOrderPageMessages.drop}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {view.lines.map(line => (
              <OrderLine key={line.row} line={line} isLocked={order.work === 'adding'} />
            ))}
          </tbody>
        </table>
      </div>
      {view.pages > 1 && <Pages page={view.page} pages={view.pages} onOpen={setPage} />}
      <Total order={order} total={view.total} text={text} column={column} />
    </section>
  )
}

interface PagesProps {
  readonly page: number
  readonly pages: number
  readonly onOpen: (page: number) => void
}

const Pages = ({ page, pages, onOpen }: PagesProps) => (
  <nav className="pages" aria-label={fastOrderPageMessages.pages}>
    <Button variant="grey" size="s" disabled={page === 1} onClick={() => onOpen(page - 1)}>
      {fastOrderPageMessages.back}
    </Button>
    <span className="num">{fastOrderPageMessages.pageOf(page, pages)}</span>
    <Button variant="grey" size="s" disabled={page === pages} onClick={() => onOpen(page + 1)}>
      {fastOrderPageMessages.forward}
    </Button>
  </nav>
)

interface TotalProps {
  readonly order: FastOrder
  readonly total: string
  readonly text: string
  readonly column: string
}

/** Without script the text goes once more: the server explains it by the same rules. */
function Total({ order, total, text, column }: TotalProps) {
  const shop = useShop()
  const isBusy = order.work !== 'none'
  const send = (type: 'order.add' | 'order.check' | 'order.clear') =>
    shop.send(fastOrderSubject, { type })
  return (
    <form
      className="total"
      method="post"
      onSubmit={event => {
        event.preventDefault()
        if (!isBusy) send('order.add')
      }}
    >
      <input type="hidden" name="lines" value={text} />
      {column !== '' && <input type="hidden" name={COLUMN_FIELD} value={column} />}
      <p className="num">{total === '' ? fastOrderPageMessages.nothingToPut : total}</p>
      <Button type="submit" size="l" busy={order.work === 'adding'} disabled={total === ''}>
        {fastOrderPageMessages.put}
      </Button>
      {isUnchecked(order) && (
        <Button type="button" variant="soft" size="l" onClick={() => send('order.check')}>
          {fastOrderPageMessages.checkRest}
        </Button>
      )}
      <Button
        type="button"
        variant="grey"
        size="l"
        disabled={isBusy}
        onClick={() => send('order.clear')}
      >
        {fastOrderPageMessages.clear}
      </Button>
    </form>
  )
}

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
      (await import('./read-workbook.ts')).readWorkbook(bytes)
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
