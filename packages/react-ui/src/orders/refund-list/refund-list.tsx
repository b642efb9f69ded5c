import { type RefundView, refundMessages as words } from '@vitrina/core/orders'
import { useMedia } from '../../binding/media-context.tsx'
import { usePrices } from '../../binding/use-prices.ts'
import { Icon } from '../../kit/icon/icon.tsx'
import { Status } from '../../kit/tag/tag.tsx'
import { style } from '../../theme/style.ts'
import { statusTones } from '../order-card/order-status-mark.tsx'

const refundListStyle = style(`
  & > ul { display: grid; gap: 12px; }
  & > ul > li { display: grid; gap: 8px; padding: 18px 22px; border: 1px solid var(--c-line); border-radius: var(--r-l); }
  & .top { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 8px 16px; }
  & .why { color: var(--c-ink-2); overflow-wrap: anywhere; }
  & .files { display: flex; flex-wrap: wrap; gap: 4px 20px; }
  & .files a { display: inline-flex; align-items: center; gap: 6px; min-height: 44px; }
  & .sum { display: flex; justify-content: space-between; gap: 16px; font-variant-numeric: tabular-nums lining-nums; }
`)

interface RefundListProps {
  readonly refunds: readonly RefundView[]
}

/** What became of the goods of an order that were sent back. */
export const RefundList = ({ refunds }: RefundListProps) => (
  <section className={refundListStyle()} aria-labelledby="refunds">
    <h2 id="refunds">{words.refunds}</h2>
    <ul>
      {refunds.map(refund => (
        <Row key={refund.id} {...refund} />
      ))}
    </ul>
  </section>
)

function Row({ title, status, goods, why, sum, answer, files }: RefundView) {
  const { show } = usePrices()
  return (
    <li>
      <p className="top">
        <b>{title}</b>
        <Status tone={statusTones[status.tone]}>{status.title}</Status>
      </p>
      <ul>
        {goods.map(({ id, words: line }) => (
          <li key={id}>{line}</li>
        ))}
      </ul>
      <p className="why">{why}</p>
      {files.length > 0 && <Files files={files} />}
      <p className="sum">
        <span>{words.sum}</span>
        <b>{show(sum)}</b>
      </p>
      {answer && <p>{answer}</p>}
    </li>
  )
}

function Files({ files }: Pick<RefundView, 'files'>) {
  const { filesUrl } = useMedia()
  return (
    <p className="files">
      {files.map(({ id, title, downloadUrl }) => (
        <a key={id} className="link sm" href={`${filesUrl}${downloadUrl}`} download>
          <Icon name="download" size="s" />
          <span>{title}</span>
        </a>
      ))}
    </p>
  )
}
