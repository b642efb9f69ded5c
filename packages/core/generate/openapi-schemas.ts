// JSON Schemas of the contracts; entities become named components.
import * as z from 'zod/mini'

import type { NamedEntity } from './sources.ts'

export type Json = { [key: string]: unknown }

export interface SchemaWriter {
  /** The schema of what goes over the wire; an entity in it is a reference. */
  write(schema: z.ZodMiniType): Json
  /** Components that were referred to, in the order of their names. */
  components(): Json
}

const COMPONENTS = '#/components/schemas/'

const componentName = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1)

export function createSchemaWriter(
  entities: readonly NamedEntity[],
  docs: ReadonlyMap<string, string>
): SchemaWriter {
  const names = z.registry<{ id: string }>()
  const known = new Map<string, Json>()
  const descriptions = new Map([...docs].map(([name, doc]) => [componentName(name), doc]))
  for (const { name, schema } of entities) {
    // A query is a list of parameters, not a thing of its own.
    if (!name.endsWith('Query')) names.add(schema, { id: componentName(name) })
  }

  return {
    write(schema) {
      // Wrapped, so that an entity which is the whole answer becomes a reference, too.
      const { properties, $defs = {} } = z.toJSONSchema(z.object({ root: schema }), {
        metadata: names,
        io: 'input',
        unrepresentable: 'any'
      })
      for (const [name, { id: _, ...definition }] of Object.entries($defs)) {
        const description = descriptions.get(name)
        known.set(name, { ...(description && { description }), ...pointed(definition) })
      }
      return pointed(properties?.root)
    },
    components: () => Object.fromEntries([...known].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  }
}

/** The same schema with references into the document. */
function pointed(schema: unknown): Json {
  const text = JSON.stringify(schema, (key, value) => {
    if (key === '$ref') return String(value).replace('#/$defs/', COMPONENTS)
    return isTuple(value) ? openTuple(value) : value
  })
  return JSON.parse(text)
}

interface Tuple {
  readonly prefixItems: readonly unknown[]
  readonly items?: unknown
}

const isTuple = (value: unknown): value is Tuple => Array.isArray(Object(value).prefixItems)

/** Its length says what `items: false` would; validators that do not know `prefixItems` refuse all by that. */
function openTuple({ prefixItems, items, ...rest }: Tuple): Json {
  const own = prefixItems.length === 0 ? {} : { prefixItems }
  return items === false
    ? { ...rest, ...own, maxItems: prefixItems.length }
    : { ...rest, ...own, items }
}
