import { expect, test } from 'vitest'

import { demoRaffle } from '../testing/social-fixtures.ts'
import { drawCommand, raffleView } from './raffle.view.ts'

const drawn = demoRaffle({
  status: 'drawn',
  prizes: [{ title: 'Стакан', count: 2, image: null }],
  participantsCount: 21,
  participants: { data: [], meta: { page: 2, limit: 10, total: 21, pages: 3 } },
  draw: {
    ...{ commitment: 'c0ffee', seed: '5eed', drawnAt: '2026-09-02T00:00:00.000Z' },
    ...{ participants: 21, winners: [{ ticket: 7, name: 'А*** С.', prize: 'Стакан' }] }
  }
})

test('a raffle tells what becomes of it and until when', () => {
  expect(raffleView(demoRaffle())).toMatchObject({
    notes: ['Идёт приём участников', 'С 1 июля до 1 сентября 2026'],
    prizes: [{ title: 'Телескоп', count: '1 штука' }],
    count: '0 участников',
    participants: { cards: [], pages: undefined, isPastEnd: false },
    command: undefined
  })
})

test('a raffle tells whether it is open, and whether the visitor may join it or what number is his', () => {
  const mine = { ticket: 7, allowed: false, message: 'Вы участвуете, ваш номер — 7' }

  expect(raffleView(demoRaffle())).toMatchObject({ ticket: undefined, canJoin: true, isOpen: true })
  expect(raffleView(demoRaffle({ participation: mine }))).toMatchObject({
    ticket: 7,
    canJoin: false
  })
  expect(raffleView(drawn).isOpen).toBe(false)
})

test('its participants are turned by pages', () => {
  const { count, participants } = raffleView(drawn)

  expect(count).toBe('21 участник')
  const { page, pages } = participants
  expect(page).toBe(2)
  expect([pages?.previous, pages?.next]).toEqual(['/raffles/teleskop', '/raffles/teleskop?page=3'])
})

test('what was drawn can be repeated with the tools of any computer', () => {
  expect(drawCommand(drawn)).toBe(
    `for t in $(seq 21); do echo "$(printf '%s' "5eed:teleskop:21:$t" | sha256sum | cut -c1-64) $t"; done | sort | head -n 2`
  )
})
