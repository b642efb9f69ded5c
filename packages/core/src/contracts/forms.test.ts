import { expect, test } from 'vitest'

import {
  type AnswerRow,
  type AskedRow,
  askedBy,
  type InputRow,
  refusedAt,
  wrongFields
} from '../testing/test-wire.ts'
import { getFormParams, getFormType, listForms, sendForm } from './forms.ts'
import {
  getMailingStatus,
  mailingLinkPaths,
  stopMailing,
  subscribeToMailing
} from './mail-distribution.ts'
import { requestRestockLetter } from './mail-sender.ts'

const email = 'anna@example.ru'

const recall = {
  formId: 'recall',
  values: {
    fio: 'Соколова Анна Игоревна',
    topic: 'delivery',
    childAge: '7',
    days: ['вт', 'чт'],
    isUrgent: true
  },
  accept: true,
  page: '/user/recall'
}

test.each<AskedRow>([
  ['the forms are read', 'GET /forms/v1', api => api(listForms, {})],
  [
    'a form is read',
    'GET /forms/v1/params/recall',
    api => api(getFormParams, { params: { id: 'recall' } })
  ],
  [
    'a kind of forms is read',
    'GET /forms/v1/types/questions',
    api => api(getFormType, { params: { id: 'questions' } })
  ],
  ['a form is sent', 'POST /forms/v1', api => api(sendForm, { body: recall })],
  [
    'a letter is asked for when goods are back',
    'POST /mail-sender/v1/restocked',
    api => api(requestRestockLetter, { body: { groupId: 11, email } })
  ],
  [
    'the shop’s letters are subscribed to',
    'POST /mail-distribution/v1/recipients/subscribe',
    api => api(subscribeToMailing, { body: { email, accept: true } })
  ],
  [
    'it is asked whether letters come',
    'GET /mail-distribution/v1/recipients/status',
    api => api(getMailingStatus, {})
  ],
  [
    'the letters are ended',
    'DELETE /mail-distribution/v1/recipients/subscribe',
    api => api(stopMailing, {})
  ]
])('%s by %s', async (_, line, call) => {
  const asked = await askedBy(call)

  expect(asked.line).toBe(line)
  expect(asked.known).toEqual(asked.input)
})

test('the links in letters lead beside the calls of the mailing', () => {
  expect(mailingLinkPaths).toEqual({
    confirm: '/mail-distribution/v1/recipients/confirm',
    stop: '/mail-distribution/v1/recipients/unsubscribe'
  })
})

const answered = (values: unknown) => ({ ...recall, values })
const fields = (length: number) =>
  Object.fromEntries(Array.from({ length }, (_, place) => [`field-${place}`, 'да']))

test.each<InputRow>([
  ['a form may be sent without a word', sendForm.body, answered({}), []],
  ['a form is sent from any page', sendForm.body, { ...recall, page: undefined }, []],
  ['the page has 500 signs at most', sendForm.body, { ...recall, page: '/'.repeat(501) }, ['page']],
  ['a form is named', sendForm.body, { ...recall, formId: undefined }, ['formId']],
  ['the consent is told', sendForm.body, { ...recall, accept: undefined }, ['accept']],
  ['40 fields are answered', sendForm.body, answered(fields(40)), []],
  ['41 are not', sendForm.body, answered(fields(41)), ['values']],
  ['5000 signs make an answer', sendForm.body, answered({ text: 'ы'.repeat(5000) }), []],
  ['5001 do not', sendForm.body, answered({ text: 'ы'.repeat(5001) }), ['values.text']],
  [
    '20 options are chosen at most',
    sendForm.body,
    answered({ days: Array(21).fill('вт') }),
    ['values.days']
  ],
  [
    'an option has 200 signs at most',
    sendForm.body,
    answered({ days: ['ы'.repeat(201)] }),
    ['values.days.0']
  ],
  ['a number is answered as text', sendForm.body, answered({ childAge: 7 }), ['values.childAge']],
  ['nothing is no answer', sendForm.body, answered({ fio: null }), ['values.fio']],
  ['a letter is sent to an address', requestRestockLetter.body, { groupId: 11 }, ['email']],
  ['a letter is about a group', requestRestockLetter.body, { groupId: '11', email }, ['groupId']],
  [
    'an address has 254 signs at most',
    subscribeToMailing.body,
    { email: 'a'.repeat(255), accept: true },
    ['email']
  ],
  ['a subscription needs the consent to be told', subscribeToMailing.body, { email }, ['accept']]
])('%s', (_, schema, input, wrong) => {
  expect(wrongFields(schema, input)).toEqual(wrong)
})

test.each<AnswerRow>([
  ['GET /forms/v1: data.0.typeId', undefined, listForms],
  ['GET /forms/v1/params/{id}: fields.0.type', 7, getFormParams],
  ['GET /forms/v1/params/{id}: fields.0.requiredFor.0', 7, getFormParams],
  ['GET /forms/v1/params/{id}: fields.0.maxLength', undefined, getFormParams],
  ['GET /forms/v1/params/{id}: consentText', undefined, getFormParams],
  ['GET /forms/v1/types/{id}: forms', null, getFormType],
  ['POST /forms/v1: message', undefined, sendForm],
  ['POST /mail-sender/v1/restocked: message', undefined, requestRestockLetter],
  ['POST /mail-distribution/v1/recipients/subscribe: message', 7, subscribeToMailing],
  ['GET /mail-distribution/v1/recipients/status: status', 7, getMailingStatus],
  ['GET /mail-distribution/v1/recipients/status: email', null, getMailingStatus],
  ['DELETE /mail-distribution/v1/recipients/subscribe: status', undefined, stopMailing]
])('an answer is refused at «%s» when it says %j there', async (...row) => {
  expect(await refusedAt(row)).toBe(row[0])
})
