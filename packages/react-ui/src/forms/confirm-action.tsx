import type { Shop } from '@vitrina/core'
import { useId, useState } from 'react'
import { Modal } from '../binding/modal.tsx'
import { useChange } from '../binding/use-action.ts'
import { Button } from '../kit/button/button.tsx'
import { answersStyle } from '../kit/dialog/answers.styles.ts'
import { ActForm, type ActFormProps } from './act-form.tsx'
import { orderActionStyle } from './confirm-action.styles.ts'
import { FormMessage } from './form-message.tsx'

export interface ConfirmActionProps extends Pick<ActFormProps, 'action'> {
  /** What is posted where nobody can be asked; none of what the browser alone draws. */
  readonly fields?: ActFormProps['fields']
  /** On the button that asks. */
  readonly label: string
  readonly size?: 's' | undefined
  readonly variant?: 'red' | 'soft' | undefined
  readonly question: string
  /** What it means, said before it is done. */
  readonly consequence: string
  readonly yes: string
  readonly no: string
  readonly act: (engine: Shop) => Promise<unknown>
  /** Said once it is done. */
  readonly done: string
  /** The page has to be read again. */
  readonly onDone: () => void
}

/**
 * What cannot be taken back is asked about first, with the focus on the way out; without script the
 * button says it all.
 */
export function ConfirmAction(props: ConfirmActionProps) {
  const { action, fields = {}, label, size, variant = 'red', act, done, onDone } = props
  const { question, consequence, yes, no } = props
  const id = useId()
  const [isAsking, setAsking] = useState(false)
  const stay = () => setAsking(false)
  const { change, isBusy, failure } = useChange(() => {
    stay()
    onDone()
  })

  return (
    <>
      <ActForm
        className={orderActionStyle()}
        action={action}
        fields={fields}
        onAct={() => setAsking(true)}
      >
        <Button variant={variant} size={size}>
          {label}
        </Button>
      </ActForm>
      {isAsking && (
        <Modal name={`confirm-${id}`} title={question} onClose={stay}>
          <div className={answersStyle()}>
            <p>{consequence}</p>
            {failure !== '' && <FormMessage>{failure}</FormMessage>}
            <div className="buttons">
              <Button type="button" busy={isBusy} onClick={() => void change(act, done)}>
                {yes}
              </Button>
              <Button type="button" variant="grey" data-first-focus="" onClick={stay}>
                {no}
              </Button>
            </div>
          </div>
        </Modal>
      )}
    </>
  )
}
