import type { Shop } from '@vitrina/core'
import type { Opened } from '@vitrina/core/store'
import { useEffect, useRef, useState } from 'react'
import type { AnyActorRef } from 'xstate'

import { useAction } from './use-action.ts'

/** Opens a machine of one screen with the first event, whose code is fetched then; stops it with the screen. */
export function useOnFirstEvent<Ref extends AnyActorRef>(
  open: (engine: Shop) => Promise<Opened<Ref>>
) {
  const [opened, setOpened] = useState<Opened<Ref>>()
  const { run, isBusy, failure } = useAction()
  const isLeft = useRef(false)

  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  useEffect(() => opened?.stop, [opened])

  async function send(event: Parameters<Ref['send']>[0]) {
    const running = opened ?? (await run(open))?.result
    // Who has left the screen meanwhile asks for nothing more.
    if (isLeft.current) return running?.stop()
    setOpened(running)
    running?.send(event)
  }

  return { opened, isBusy, failure, send }
}
