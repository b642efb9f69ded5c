import { expect, test } from 'vitest'

import { mapMarker, mapOf, mapOptions, mapScript } from './map.ts'

const at = (markerId: string, latitude: number, longitude: number) =>
  mapMarker({ markerId, coordinates: [latitude, longitude] })

const tula = at('tula', 54.1931, 37.6173)
const ushuaia = at('ushuaia', -54.8019, -68.303)
const anadyr = at('anadyr', 64.7337, 177.4968)

test('bounds hold every marker, south and west first, whatever their order', () => {
  const bounds = [
    [-54.8019, -68.303],
    [64.7337, 177.4968]
  ]

  expect(mapOf([tula, ushuaia, anadyr]).bounds).toEqual(bounds)
  expect(mapOf([anadyr, tula, ushuaia]).bounds).toEqual(bounds)
})

test('a map of one shop in the south-west stands on it', () => {
  expect(mapOf([ushuaia]).coordinates).toEqual([-54.8019, -68.303])
})

test('two shops in one place are shown at that place', () => {
  const map = mapOf([tula, { ...tula, markerId: 'tula-2' }])

  expect(map.coordinates).toEqual([54.1931, 37.6173])
  expect(map.bounds).toEqual([
    [54.1931, 37.6173],
    [54.1931, 37.6173]
  ])
})

test('a map of markers keeps the zoom, the scheme and the controls of any map', () => {
  const { coordinates: _, bounds: __, ...others } = mapOf([tula, anadyr])
  const { coordinates: ___, bounds: ____, ...usual } = mapOptions()

  expect(others).toEqual(usual)
  expect(usual).toEqual({
    zoom: 10,
    mapType: 'map',
    behaviors: ['drag', 'dblClickZoom', 'multiTouch'],
    controls: ['zoomControl']
  })
})

test('a map may be still, without any control', () => {
  expect(mapOptions({ behaviors: [], controls: [] })).toMatchObject({ behaviors: [], controls: [] })
})

test('a marker carries words for its balloon', () => {
  const properties = { title: 'Магазин на Советской', hours: '9:00–21:00' }

  expect(mapMarker({ ...tula, properties }).properties).toEqual(properties)
})

test('markers are not changed by the map that shows them', () => {
  const markers = Object.freeze([Object.freeze(anadyr), Object.freeze(tula)])

  expect(() => mapOf(markers)).not.toThrow()
  expect(markers.map(({ markerId }) => markerId)).toEqual(['anadyr', 'tula'])
})

test('the key of the maps cannot add a parameter of its own', () => {
  expect(mapScript('k&lang=en_US').query.apikey).toBe('k%26lang%3Den_US')
})
