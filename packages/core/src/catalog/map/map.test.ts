import { expect, test } from 'vitest'

import { MAP_ZOOM, mapMarker, mapOf, mapOptions, mapScript } from './map.ts'

const kazan = mapMarker({ markerId: 'kazan', coordinates: [55.7916, 49.1264] })
const perm = mapMarker({ markerId: 'perm', coordinates: [58.0142, 56.2435] })

test('a map has zoom 10 and the plain scheme unless told otherwise', () => {
  expect(MAP_ZOOM).toBe(10)
  expect(mapOptions()).toMatchObject({ zoom: 10, mapType: 'map', bounds: undefined })
  expect(mapOptions({ zoom: 15, mapType: 'hybrid' })).toMatchObject({ zoom: 15, mapType: 'hybrid' })
})

test('a marker is a point unless told otherwise', () => {
  expect(kazan).toEqual({
    markerId: 'kazan',
    coordinates: [55.7916, 49.1264],
    type: 'Point',
    properties: {}
  })
  expect(mapMarker({ ...kazan, type: 'Circle', radius: 500 })).toMatchObject({
    type: 'Circle',
    radius: 500
  })
})

test('a map of several markers shows them all', () => {
  const map = mapOf([perm, kazan])

  expect(map.bounds).toEqual([
    [55.7916, 49.1264],
    [58.0142, 56.2435]
  ])
  expect(map.coordinates[0]).toBeCloseTo(56.9029)
  expect(map.coordinates[1]).toBeCloseTo(52.68495)
})

test('a map of one marker stands on it, a map of none has its default place', () => {
  expect(mapOf([kazan])).toMatchObject({ coordinates: [55.7916, 49.1264], bounds: undefined })
  expect(mapOf([])).toEqual(mapOptions())
})

test('the script of the maps is Russian, version 2.1, latitude first', () => {
  expect(mapScript('ключ')).toEqual({
    version: '2.1',
    query: {
      lang: 'ru_RU',
      coordorder: 'latlong',
      mode: 'release',
      csp: true,
      apikey: '%D0%BA%D0%BB%D1%8E%D1%87'
    }
  })
})
