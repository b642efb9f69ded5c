import { expect, test } from 'vitest'

import {
  type AnswerRow,
  type AskedRow,
  askedBy,
  type InputRow,
  readFrom,
  refusedAt,
  wrongFields
} from '../testing/test-wire.ts'
import { getConfiguration } from './config-provider.ts'
import { listCurrencies } from './currencies.ts'
import { fileDownloadPath, uploadFile, viewFile } from './file.ts'
import { imageMinifierPath } from './image-minifier.ts'
import { uploadImage } from './image-uploader.ts'
import { getInit } from './init.ts'
import { listSites } from './sites.ts'
import { videoPath } from './video.ts'

const photo = { file: new Blob(['фото'], { type: 'image/jpeg' }), fileName: 'Форма 5 «А».jpg' }

test.each<AskedRow>([
  ['the sites are read', 'GET /sites/v1', api => api(listSites, {})],
  ['the currencies are read', 'GET /currencies/v1', api => api(listCurrencies, {})],
  [
    'the shop opens with the depth of its menu',
    'GET /init/v1?nestingLevel=2',
    api => api(getInit, { query: { nestingLevel: 2 } })
  ],
  ['the shop opens without it', 'GET /init/v1', api => api(getInit, {})],
  ['the configuration is read', 'GET /config-provider/v1', api => api(getConfiguration, {})],
  ['a file is looked at', 'GET /file/v1/f-1', api => api(viewFile, { params: { id: 'f-1' } })],
  [
    'a file is sent',
    'POST /file/v1',
    api => api(uploadFile, { body: { targetCode: 'review' }, ...photo })
  ],
  ['a picture is sent', 'POST /image-uploader/v1', api => api(uploadImage, photo)]
])('%s by %s', async (_, line, call) => {
  const asked = await askedBy(call)

  expect(asked.line).toBe(line)
  expect(asked.known).toEqual(asked.input)
})

test('a file goes as a form and never as JSON', async () => {
  const { body } = await askedBy(api =>
    api(uploadFile, { body: { targetCode: 'review' }, ...photo })
  )

  expect(body).toBeUndefined()
})

test.each([
  [fileDownloadPath, '/file/v1/download'],
  [imageMinifierPath, '/image-minifier/v1/{fileId}.{ext}'],
  [videoPath, '/video/v1/{fileId}.{ext}']
])('what is no JSON lies at %s', (path, specified) => {
  expect(path).toBe(specified)
})

test('a file and a picture are the part «file», 50 MB and 10 MB of it at most', () => {
  expect(uploadFile.upload).toEqual({ field: 'file', maxBytes: 52_428_800 })
  expect(uploadImage.upload).toEqual({ field: 'file', maxBytes: 10_485_760 })
})

test.each<InputRow>([
  ['a menu has a level at least', getInit.query, { nestingLevel: 0 }, ['nestingLevel']],
  ['and five at most', getInit.query, { nestingLevel: '5' }, []],
  ['six are refused', getInit.query, { nestingLevel: '6' }, ['nestingLevel']],
  ['half a level is none', getInit.query, { nestingLevel: 1.5 }, ['nestingLevel']],
  ['a file is sent for something', uploadFile.body, {}, ['targetCode']],
  [
    'a target code has 40 signs at most',
    uploadFile.body,
    { targetCode: 'r'.repeat(41) },
    ['targetCode']
  ]
])('%s', (_, schema, input, wrong) => {
  expect(wrongFields(schema, input)).toEqual(wrong)
})

test.each<AnswerRow>([
  ['GET /sites/v1: data.0.code', undefined, listSites],
  ['GET /sites/v1: data.0.id', null, listSites],
  ['GET /currencies/v1: data.0.rate', '0.011', listCurrencies],
  ['GET /currencies/v1: data.0.sign', undefined, listCurrencies],
  ['GET /init/v1: priceRole', 7, getInit],
  ['GET /init/v1: roles.0', 7, getInit],
  ['GET /init/v1: profile', undefined, getInit],
  ['GET /init/v1: categories.0.childrenIds', undefined, getInit],
  ['GET /config-provider/v1: siteName', undefined, getConfiguration],
  ['GET /config-provider/v1: allowForeignCurrencies', 1, getConfiguration],
  ['GET /config-provider/v1: needToUseBonuses', undefined, getConfiguration],
  ['GET /config-provider/v1: savedTokens.0', 7, getConfiguration],
  ['GET /config-provider/v1: versions.0.breakingChange', undefined, getConfiguration],
  ['POST /file/v1: downloadUrl', undefined, uploadFile],
  ['GET /file/v1/{id}: kind', 7, viewFile],
  ['GET /file/v1/{id}: width', undefined, viewFile],
  ['POST /image-uploader/v1: fileId', undefined, uploadImage]
])('an answer is refused at «%s» when it says %j there', async (...row) => {
  expect(await refusedAt(row)).toBe(row[0])
})

test('a guest opens the shop without a profile', async () => {
  const guest = { roles: ['guest'], priceRole: 'guest_opt', profile: null, categories: [] }

  expect(await readFrom(api => api(getInit, {}), guest)).toEqual(guest)
})
