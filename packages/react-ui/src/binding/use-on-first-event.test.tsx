import { cleanup, fireEvent, screen } from '@testing-library/react'
import { sendVerification } from '@vitrina/core/contracts'
import type { VerificationActor } from '@vitrina/core/engine'
import { useSelector } from '@xstate/react'
import { afterEach, expect, test } from 'vitest'

import { renderInShop } from '../testing/render-in-shop.tsx'
import { useOnFirstEvent } from './use-on-first-event.ts'

afterEach(cleanup)

test('a machine opened with the first event is followed from then on, and stops with its screen', async () => {
  const actors: VerificationActor[] = []

  function Page() {
    const { opened, send } = useOnFirstEvent(async engine => {
      const contact = { kind: 'email', value: 'anna@example.ru' } as const
      const proof = (await engine.service('createVerification'))(contact)
      actors.push(proof.actor)
      return proof
    })
    const state = useSelector(opened?.actor, snapshot => snapshot?.value)
    return (
      <button type="button" onClick={() => void send({ type: 'code.send' })}>
        {state ?? 'closed'}
      </button>
    )
  }

  const { shop, unmount } = renderInShop(<Page />)
  shop.server.on(sendVerification, () => ({
    ...{ message: 'Код отправлен', length: 4, expiresInSeconds: 600, resendInSeconds: 60 }
  }))
  expect(screen.getByRole('button').textContent).toBe('closed')

  fireEvent.click(screen.getByRole('button'))
  await screen.findByText('entering')
  unmount()

  expect(actors.map(actor => actor.getSnapshot().status)).toEqual(['stopped'])
})
