import { type VerificationContext, verificationMessages as words } from '@vitrina/core/engine'
import { useEffect, useRef } from 'react'

import { TextField } from '../kit/text-field/text-field.tsx'

interface CodeFieldProps {
  context: Pick<VerificationContext, 'contact' | 'code' | 'length' | 'resendIn' | 'failure'>
  isBusy: boolean
  onType: (text: string) => void
  onResend: () => void
}

/** The code from a letter or a text message; its last digit sends it. */
export function CodeField({ context, isBusy, onType, onResend }: CodeFieldProps) {
  const { contact, code, resendIn, failure } = context
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <div className="code">
      <TextField
        ref={input}
        label={words.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        hint={words.sentTo(contact.value)}
        error={failure?.message}
        readOnly={isBusy}
        value={code}
        onChange={event => onType(event.target.value)}
      />
      {resendIn > 0 ? (
        <p className="sm">{words.resendIn(resendIn)}</p>
      ) : (
        <button type="button" className="link sm" onClick={onResend}>
          {words.resend}
        </button>
      )}
    </div>
  )
}
