import { cityId } from './places.ts'
import type { DemoAccount } from './shop-shapes.ts'

/** Passwords are meant to be known: the accounts exist in a demo shop only. */
export const ACCOUNTS: readonly DemoAccount[] = [
  {
    email: 'anna@example.ru',
    password: 'penal-anna',
    fio: 'Соколова Анна Игоревна',
    phone: '+7 000 000-00-01',
    roles: ['user'],
    priceRole: 'user',
    bonusKopecks: 42_000,
    cityId: cityId('Екатеринбург')
  },
  {
    email: 'school@example.ru',
    password: 'penal-school',
    fio: 'Ёлкина Мария Павловна',
    phone: '+7 000 000-00-02',
    roles: ['org_user'],
    priceRole: 'org',
    bonusKopecks: 0,
    cityId: cityId('Екатеринбург'),
    organizationId: 4,
    schoolInfo: {
      institute: 'Школа № 64',
      region: 'Свердловская область',
      city: 'Екатеринбург'
    }
  },
  {
    email: 'dealer@example.ru',
    password: 'penal-dealer',
    fio: 'Воробьёв Сергей Андреевич',
    phone: '+7 000 000-00-03',
    roles: ['dealer'],
    priceRole: 'dealer',
    bonusKopecks: 150_000,
    cityId: cityId('Казань'),
    organizationId: 6
  }
]
