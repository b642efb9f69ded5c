/** A place in somebody's queue. */
export interface QueuePlace {
  /** Comes when it is his turn, and when he has left before it was. */
  readonly turn: Promise<void>
  leave(): void
}

/** Who has how much work done for him at a time. */
export interface Queues {
  /** Undefined when too many wait already. */
  enter(who: string): QueuePlace | undefined
}

interface QueueRules {
  /** Pieces of one's work that are done at a time. */
  readonly atOnce: number
  /** How many more may wait for their turn. */
  readonly waiting: number
}

/** Gives everyone a queue of his own: what one asks for makes nobody else wait for his turn. */
export function createQueues({ atOnce, waiting }: QueueRules): Queues {
  /** Those in front are served. */
  const queues = new Map<string, { readonly call: () => void }[]>()
  return {
    enter(who) {
      const queue = queues.get(who) ?? []
      if (queue.length >= atOnce + waiting) return undefined
      queues.set(who, queue)
      let call = () => {}
      const turn = new Promise<void>(done => {
        call = done
      })
      const ticket = { call }
      if (queue.push(ticket) <= atOnce) call()
      return {
        turn,
        leave() {
          const place = queue.indexOf(ticket)
          if (place === -1) return
          queue.splice(place, 1)
          call()
          queue[atOnce - 1]?.call()
          if (queue.length === 0) queues.delete(who)
        }
      }
    }
  }
}
