import type { Shop } from '@vitrina/core'
import { type RepeatMode, type RepeatQuestion, repeatMessages } from '@vitrina/core/cart'
import type { RepeatLine } from '@vitrina/core/entities'
import { useId, useState } from 'react'
import { Modal } from '../binding/modal.tsx'
import { useAction } from '../binding/use-action.ts'
import { ActForm, type ActFormProps } from '../forms/act-form.tsx'
import { FormMessage } from '../forms/form-message.tsx'
import { Button, type ButtonVariant } from '../kit/button/button.tsx'
import type { Elements } from '../kit/elements.ts'
import { RepeatAnswers } from './repeat-answers.tsx'

interface BringBackProps<Line, Done> {
  /** What is posted where there is no script. */
  readonly form: Pick<ActFormProps, 'action' | 'fields' | 'className'>
  readonly button: ButtonVariant & { readonly 'aria-label'?: string }
  /** What the goods are today. */
  readonly read: (engine: Shop) => Promise<readonly Line[]>
  readonly question: (lines: readonly Line[]) => RepeatQuestion
  readonly take: (engine: Shop, lines: readonly Line[], mode: RepeatMode) => Promise<Done>
  readonly onTaken: (done: Done) => void
  /** What came of it. */
  readonly children?: Elements
}

/** Brings goods of before into the basket; what has changed, or is in the way, is told and asked about first. */
export function BringBack<Line extends RepeatLine, Done>(props: BringBackProps<Line, Done>) {
  const { form, button, question, children } = props
  const id = useId()
  const { isBusy, failure, run } = useAction()
  const [asked, setAsked] = useState<readonly Line[]>()
  const stay = () => setAsked(undefined)

  async function ask() {
    const lines = (await run(props.read))?.result
    if (lines === undefined) return
    if (question(lines).isNeeded) setAsked(lines)
    else await take(lines, 'add')
  }

  async function take(lines: readonly Line[], mode: RepeatMode) {
    const taken = await run(engine => props.take(engine, lines, mode))
    stay()
    if (taken) props.onTaken(taken.result)
  }

  return (
    <>
      <ActForm {...form} onAct={() => void ask()}>
        <Button {...button} busy={isBusy} />
        {failure !== '' && <FormMessage>{failure}</FormMessage>}
        {children}
      </ActForm>
      {asked && (
        <Modal name={`repeat-${id}`} title={question(asked).title} onClose={stay}>
          <RepeatAnswers
            question={question(asked)}
            isBusy={isBusy}
            onAnswer={mode => void take(asked, mode)}
            stay={
              <Button type="button" variant="grey" onClick={stay}>
                {repeatMessages.notNow}
              </Button>
            }
          />
        </Modal>
      )}
    </>
  )
}
