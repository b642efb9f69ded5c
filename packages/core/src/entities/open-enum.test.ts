import { expect, test } from 'vitest'
import type * as z from 'zod/mini'

import { exampleOf } from '../testing/fixture-of.ts'
import { withField, wrongFields } from '../testing/test-wire.ts'
import { blank } from './blank.ts'
import { bonusBalance } from './bonus.ts'
import { banner, pageHit } from './content.ts'
import { deliveryPoint } from './delivery.ts'
import { filter } from './filter.ts'
import { formDefinition } from './form.ts'
import { mailingStatus } from './mailing.ts'
import { newsCard } from './news.ts'
import { openEnum, openList, openWord } from './open-enum.ts'
import { order, paymentMethod } from './order.ts'
import { organizationOption } from './organization.ts'
import { paper } from './paper.ts'
import { passkeyCreation } from './passkey.ts'
import { imageBreakpoint, picture } from './picture.ts'
import { productCard } from './product.ts'
import { partProfile, profile } from './profile.ts'
import { raffle } from './raffle.ts'
import { review, reviewParams } from './review.ts'
import { shopPoint } from './shop-point.ts'
import { storedFile } from './stored-file.ts'
import { widget } from './widget.ts'

const KEPT = 'новое слово'

test.each<[fact: string, schema: z.ZodMiniType, path: string, becomes: unknown]>([
  ['a sticker is plain', productCard, 'stickers.0.tone', 'plain'],
  ['the colour behind a picture is stone', picture, 'cover', 'stone'],
  ['a film is none, its poster stays', picture, 'video', undefined],
  ['a file of a picture is the one that suits the browser', imageBreakpoint, 'pictureType', ''],
  ['a filter is a choice', filter, 'kind', 'choice'],
  ['a field of a form is a text field', formDefinition, 'fields.0.type', 'text'],
  ['a role makes no field required', formDefinition, 'fields.0.requiredFor', []],
  ['a role gives no right', profile, 'roles', []],
  ['a field that a profile lacks has no name here', partProfile, 'missingFields', []],
  ['an order is on its way', order, 'status.tone', 'moving'],
  ['a one-click order is on its way', blank, 'status.tone', 'moving'],
  ['a refund is on its way', order, 'refunds.0.status.tone', 'moving'],
  ['nothing is to be paid twice', order, 'payment.status', 'none'],
  ['a way to pay keeps its word', paymentMethod, 'code', KEPT],
  ['a reason to send goods back keeps its word', order, 'refundable.reasons.0.code', KEPT],
  ['a point of delivery is a pick-up point', deliveryPoint, 'type', 'pickupPoint'],
  ['news are news', newsCard, 'type', 'news'],
  ['a found text keeps its word', pageHit, 'kind', KEPT],
  ['a banner stands nowhere', banner, 'place', KEPT],
  ['a banner is drawn on stone', banner, 'cover', 'stone'],
  ['a widget keeps its word', widget, 'kind', KEPT],
  ['a review waits, and only its author sees it', review, 'status', 'moderation'],
  ['a file of a review is neither photo nor video', review, 'files.0.kind', KEPT],
  ['a field of a review is not asked', reviewParams, 'fields.0.code', undefined],
  ['a raffle takes nobody', raffle, 'status', 'closed'],
  ['nobody gets letters', mailingStatus, '', 'none'],
  ['an account of bonuses keeps its word', bonusBalance, 'userType', KEPT],
  ['a shop keeps its word', shopPoint, 'type', KEPT],
  ['an organisation keeps its word', organizationOption, 'type', KEPT],
  ['a file is a document', storedFile, 'kind', 'document'],
  ['a paper is only downloaded', paper, 'mediaType', 'application/octet-stream'],
  ['a key asks for no less', passkeyCreation, 'authenticatorSelection.residentKey', 'required']
])('where a word is new, %s', (_, schema, path, becomes) => {
  const keys = path === '' ? [] : path.split('.')
  const example = JSON.parse(JSON.stringify(exampleOf(schema)))
  const isList = Array.isArray(at(example, keys))
  const wire = keys.length === 0 ? KEPT : withField(example, keys, isList ? [KEPT] : KEPT)

  expect(at(schema.parse(wire), keys)).toEqual(becomes)
})

const at = (value: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), value)

test.each([
  ['of one word', openEnum(['sale', 'plain'], 'plain')],
  ['that is kept', openWord(['sale', 'plain'])],
  ['of a list', openList(['sale', 'plain'])]
])('what is no text is refused in the place %s', (_, schema) => {
  for (const wrong of [7, null, undefined, {}, true])
    expect(wrongFields(schema, wrong)).toEqual([''])
})
