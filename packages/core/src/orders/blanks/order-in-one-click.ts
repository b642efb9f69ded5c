import { createOneClickOrder } from '../../contracts/blanks.ts'
import type { EngineContext } from '../../engine/engine-context.ts'
import type { Blank } from '../../entities/blank.ts'
import type { OneClickOrder } from './one-click.form.ts'

/** «Заказ в один клик» of one colour and size. */
export const orderInOneClick =
  ({ api }: EngineContext) =>
  (order: OneClickOrder, signal?: AbortSignal): Promise<Blank> =>
    api(createOneClickOrder, { body: order }, signal)
