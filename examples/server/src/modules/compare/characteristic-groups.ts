import type { ComparedProduct } from '@vitrina/core/entities'

import type { StoredCharacteristic } from '../../db/schema/catalog.ts'

const OTHER = 'Особенности'

/** How the comparison orders what is known of goods; a title that is not here is a peculiarity. */
const GROUPS: readonly (readonly [title: string, characteristics: readonly string[]])[] = [
  ['Основное', ['Бренд', 'Артикул', 'Кому', 'Класс', 'Возраст', 'Сезон', 'Сложность', 'Страна']],
  [
    'Материалы и уход',
    [
      ...['Состав', 'Подкладка', 'Утеплитель', 'Наполнитель', 'Полотно', 'Плотность', 'Подошва'],
      ...['Обложка', 'Плотность бумаги', 'Белизна', 'Корпус', 'Водостойкость', 'Уход']
    ]
  ],
  [
    'Размеры и вес',
    [
      ...['Размер', 'Формат', 'Объём', 'Вес', 'Длина', 'Ширина', 'Толщина', 'Диаметр', 'Катет'],
      ...['Масштаб', 'Листов', 'Страниц', 'Цветов в наборе', 'Отделения', 'Карманы']
    ]
  ],
  [OTHER, []]
]

/** The characteristics by groups, in the groups' order; a group with nothing in it is left out. */
export const groupCharacteristics = (
  characteristics: readonly StoredCharacteristic[]
): ComparedProduct['characteristicGroups'] =>
  GROUPS.map(([title, titles]) => ({
    title,
    characteristics:
      title === OTHER
        ? characteristics.filter(each => !isGrouped(each))
        : titles.flatMap(name => characteristics.filter(each => each.title === name))
  })).filter(group => group.characteristics.length > 0)

const isGrouped = ({ title }: StoredCharacteristic) =>
  GROUPS.some(([, titles]) => titles.includes(title))
