import type { EndpointShape } from '@vitrina/core/api'
import * as z from 'zod/mini'

const ID = /(?:^|[a-z])(?:id|ids|Id|Ids)$/

/** Goods, places and the visitor's own marks: they belong to nobody, wherever they are named. */
const NOBODYS = new Set([
  ...['groupId', 'groupIds', 'productId', 'productIds', 'categoryId', 'setIds', 'formId'],
  ...['kladrId', 'cityFiasId', 'deviceId', 'groups.id']
])

/** Fields of a call that name something which may belong to somebody: `{id}`, `orderId`. */
export function idFieldsOf({ path, query, body }: EndpointShape): readonly string[] {
  const params = [...path.matchAll(/\{(\w+)\}/g)].map(([param]) => param)
  const fields = [...fieldsOf(query, ''), ...fieldsOf(body, '')].filter(name => ID.test(name))
  return [...params, ...fields.filter(name => !isNobodys(name))]
}

const isNobodys = (name: string) => NOBODYS.has(name) || NOBODYS.has(name.split('.').at(-1) ?? '')

function fieldsOf(schema: z.core.$ZodType | undefined, prefix: string): readonly string[] {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable) {
    return fieldsOf(schema.def.innerType, prefix)
  }
  if (schema instanceof z.ZodMiniArray) return fieldsOf(schema.def.element, prefix)
  if (!(schema instanceof z.ZodMiniObject)) return []
  return Object.entries(schema.shape).flatMap(([name, field]) => [
    prefix + name,
    ...fieldsOf(field, `${prefix}${name}.`)
  ])
}
