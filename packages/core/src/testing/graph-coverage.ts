import {
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  type EventObject,
  getNextTransitions,
  type InspectionEvent,
  type SnapshotFrom
} from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'

/** Paths that never end, for example a counter in the context, are reported as a failure. */
const WALK_LIMIT = 20_000

export interface GraphWalk<Machine extends AnyStateMachine> {
  /**
   * Every event that the walk tries in every state. The ends of invoked actors are events as well:
   * `{ type: 'xstate.done.actor.<invoke id>', output }` and `{ type: 'xstate.error.actor.…', error }`.
   * Delayed transitions (`after`) are found by the walk itself.
   */
  readonly events: readonly (EventObject & Record<string, unknown>)[]
  /** What of the context makes two snapshots differ; the whole context when it is left out. */
  readonly contextKey?: (context: SnapshotFrom<Machine>['context']) => unknown
  /** Called with every snapshot that was reached: expect here what holds in all of them. */
  readonly check?: (snapshot: SnapshotFrom<Machine>) => void
}

export interface GraphCoverage<Machine extends AnyStateMachine> {
  /** The shares covered, from 0 to 1. */
  readonly states: number
  readonly transitions: number
  /** States and transitions that nothing has reached, by name. */
  readonly missed: readonly string[]
  readonly snapshots: readonly SnapshotFrom<Machine>[]
}

/**
 * Walks a machine's whole graph without starting an actor, and prints what it has covered.
 */
export function walkGraph<Machine extends AnyStateMachine>(
  machine: Machine,
  walk: GraphWalk<Machine>
): GraphCoverage<Machine> {
  const { contextKey = (context: unknown) => context } = walk
  const map = getAdjacencyMap(machine, {
    limit: WALK_LIMIT,
    events: snapshot => eventsFor(snapshot, walk.events),
    serializeState: ({ value, context }) => JSON.stringify([value, contextKey(context)])
  })
  const edges = Object.values(map)
  for (const { state } of edges) walk.check?.(state)
  const coverage = covered(machine, edges)
  console.info(coverage.summary)
  return { ...coverage, snapshots: edges.map(({ state }) => state) }
}

interface Edges {
  readonly state: SnapshotFrom<AnyStateMachine>
  readonly transitions: Readonly<Record<string, { readonly event: EventObject }>>
}

/** Takes every edge again and notes the transitions, also those that follow by themselves. */
function covered(machine: AnyStateMachine, edges: readonly Edges[]) {
  const states = new Set<string>()
  const taken = new Set<AnyTransitionDefinition>()
  const scope = createScope(machine, event => {
    if (event.type !== '@xstate.microstep') return
    for (const transition of event._transitions) {
      taken.add(transition)
      // A state that is left at once is in no snapshot.
      states.add(transition.source.id)
    }
  })
  machine.getInitialSnapshot(scope)
  for (const { state, transitions } of edges) {
    for (const node of state._nodes) states.add(node.id)
    for (const { event } of Object.values(transitions)) machine.transition(state, event, scope)
  }
  const nodes = withChildren(machine.root)
  const all = nodes.flatMap(node => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? [])
  ])
  const lost = all.filter(transition => !taken.has(transition))
  const unseen = nodes.map(({ id }) => id).filter(id => !states.has(id))
  const summary =
    `${machine.id}: ${nodes.length - unseen.length} of ${nodes.length} states, ` +
    `${all.length - lost.length} of ${all.length} transitions`
  return {
    states: 1 - unseen.length / nodes.length,
    transitions: all.length === 0 ? 1 : 1 - lost.length / all.length,
    missed: [...unseen, ...lost.map(nameOf)],
    summary
  }
}

/** The machine's own events are tried only where it waits for them. */
function eventsFor(
  snapshot: SnapshotFrom<AnyStateMachine>,
  events: readonly EventObject[]
): EventObject[] {
  if (snapshot.status !== 'active') return []
  const awaited = getNextTransitions(snapshot).map(({ eventType }) => eventType)
  const delays = awaited.filter(type => type.startsWith('xstate.after.'))
  return [
    ...events.filter(({ type }) => !type.startsWith('xstate.') || awaited.includes(type)),
    ...delays.map(type => ({ type }))
  ]
}

const withChildren = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(withChildren)
]

/** Where a machine can take a step without anything being run. */
function createScope(machine: AnyStateMachine, inspect: (event: InspectionEvent) => void) {
  const self = createActor(machine, { inspect })
  return {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: () => undefined,
    defer: () => undefined,
    emit: () => undefined,
    stopChild: () => undefined,
    actionExecutor: () => undefined
  }
}

function nameOf({ source, eventType, guard, target }: AnyTransitionDefinition): string {
  const condition = guard === undefined ? '' : ` [${JSON.stringify(guard) ?? 'guard'}]`
  const targets = target?.map(({ id }) => id).join(', ') ?? 'stays'
  return `${source.id} --${eventType || 'always'}${condition}--> ${targets}`
}
