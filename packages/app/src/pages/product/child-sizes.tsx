import type { SizeTableView } from '@vitrina/core/catalog'
import { childForm, childrenSubject, type SizeAdvice, sizeAdvice } from '@vitrina/core/catalog'
import { CHILD_TEXT_MAX } from '@vitrina/core/entities'
import { Button, style, TextField, useDeviceForm, useShop } from '@vitrina/react-ui'
import { useChildren } from '../../parts/use-children.ts'
import { childSizesMessages } from './child-sizes.messages.ts'
import { today } from './today.ts'

const childSizesStyle = style(`
  margin-top: 24px; padding: 20px 24px 24px; border-radius: var(--r-l); background: var(--c-desk);
  & > h3 { font-size: 1.0625rem; }
  & > p { margin-top: 4px; color: var(--c-ink-2); font-size: var(--fs-sm); }
  & > ul { margin-top: 12px; }
  & li { display: flex; align-items: center; gap: 12px; min-height: 44px; }
  & li > span { flex: 1; }
  & li b { color: var(--c-green); font-weight: 600; }
  & li[data-warning] b { color: var(--c-red); }
  & li small { display: block; color: var(--c-ink-2); }
  & > form { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 12px; margin-top: 16px; }
  & > form > button { justify-self: start; }
  @media (max-width: 767px) { padding: 16px; & > form { grid-template-columns: minmax(0, 1fr); } }
`)

interface ChildSizesProps {
  readonly table: SizeTableView
  /** The chosen size. */
  readonly size: string | undefined
}

/** The size of this brand's table by the measures of a child; they stay on the device. */
export function ChildSizes({ table, size }: ChildSizesProps) {
  const shop = useShop()
  const children = useChildren()
  return (
    <section className={childSizesStyle()} aria-labelledby="child-sizes">
      <h3 id="child-sizes">{childSizesMessages.title}</h3>
      <p>{childSizesMessages.privacy}</p>
      <ul aria-live="polite" aria-label={childSizesMessages.fitting}>
        {sizeAdvice(children, table, size, today()).map(advice => (
          <Advice
            key={advice.name}
            advice={advice}
            onForget={() =>
              shop.send(childrenSubject, { type: 'child.forgotten', name: advice.name })
            }
          />
        ))}
      </ul>
      <ChildForm />
    </section>
  )
}

interface AdviceProps {
  readonly advice: SizeAdvice
  readonly onForget: () => void
}

const Advice = ({ advice, onForget }: AdviceProps) => (
  <li data-warning={advice.isWarning || undefined}>
    <span>
      <b>{advice.words}</b>
      {advice.note && <small>{advice.note}</small>}
    </span>
    <Button
      variant="line"
      size="s"
      aria-label={childSizesMessages.forgetNamed(advice.name)}
      onClick={onForget}
    >
      {childSizesMessages.forget}
    </Button>
  </li>
)

function ChildForm() {
  const shop = useShop()
  const form = useDeviceForm(childForm, { today: today() }, async child => {
    if (child !== undefined) shop.send(childrenSubject, { type: 'child.measured', child })
  })
  const typed = { autoComplete: 'off', maxLength: CHILD_TEXT_MAX }
  return (
    <form {...form.formProps} aria-label={childSizesMessages.measures}>
      <TextField {...form.text('name')} {...typed} label={childSizesMessages.name} required />
      <TextField
        {...form.text('height')}
        {...typed}
        label={childSizesMessages.height}
        inputMode="decimal"
        required
      />
      <TextField
        {...form.text('chest')}
        {...typed}
        label={childSizesMessages.chest}
        inputMode="decimal"
      />
      <Button type="submit">{childSizesMessages.choose}</Button>
    </form>
  )
}
