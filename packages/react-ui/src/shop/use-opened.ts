import type { Shop } from '@vitrina/core'
import { useEffect, useRef, useState } from 'react'

import { useAction } from './use-action.ts'
import { type Running, useRunning } from './use-running.ts'

interface Opened<Snapshot, Event> extends Running<Snapshot> {
  send(event: Event): void
}

/** An actor of one screen, opened with the first event: its code is fetched then. */
export function useOpened<Snapshot extends { hasTag(tag: 'busy'): boolean }, Event>(
  open: (engine: Shop) => Promise<Opened<Snapshot, Event>>
) {
  const [actor, setActor] = useState<Opened<Snapshot, Event>>()
  const { run, isBusy, failure } = useAction()
  const snapshot = useRunning(actor)
  const isLeft = useRef(false)

  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])

  async function send(event: Event) {
    const opened = actor ?? (await run(open))?.result
    // Who has left the screen meanwhile asks for nothing more.
    if (isLeft.current) return opened?.stop()
    setActor(opened)
    opened?.send(event)
  }

  return { snapshot, isBusy: isBusy || snapshot?.hasTag('busy') === true, failure, send }
}
