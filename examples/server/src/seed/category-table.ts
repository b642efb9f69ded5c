import type { Cover } from './catalogue-shapes.ts'

interface LeafRow {
  readonly title: string
  readonly art: string
}

interface BranchRow extends LeafRow {
  readonly leaves: readonly LeafRow[]
}

interface RootRow extends LeafRow {
  readonly cover: Cover
  readonly description: string
  readonly branches: readonly BranchRow[]
}

export const CATEGORY_ROWS: readonly RootRow[] = [
  {
    title: 'Школьная форма',
    art: 'uniform-set:',
    cover: 'sky',
    description: 'Форма на линейку и на каждый день: размеры по таблице, возврат без вопросов.',
    branches: [
      {
        title: 'Сарафаны и платья',
        art: 'pinafore:burgundy:front:pleats',
        leaves: [
          { title: 'Сарафаны', art: 'pinafore:navy' },
          { title: 'Платья', art: 'dress:burgundy:front:collar+long' }
        ]
      },
      {
        title: 'Блузки и рубашки',
        art: 'blouse:white:front:long+bow',
        leaves: [
          { title: 'Блузки', art: 'blouse:white:front:long+bow' },
          { title: 'Рубашки', art: 'shirt:sky:front:tie' }
        ]
      },
      {
        title: 'Брюки',
        art: 'trousers:navy',
        leaves: [
          { title: 'Брюки классические', art: 'trousers:graphite' },
          { title: 'Джинсы', art: 'jeans:blue' }
        ]
      },
      {
        title: 'Поло и футболки',
        art: 'polo:sky:front:trim',
        leaves: [
          { title: 'Поло', art: 'polo:sky:front:trim' },
          { title: 'Футболки', art: 't-shirt:yellow' }
        ]
      },
      {
        title: 'Верхняя одежда',
        art: 'coat:beige',
        leaves: [
          { title: 'Пальто', art: 'coat:beige' },
          { title: 'Плащи и тренчи', art: 'trench:dark-green' }
        ]
      },
      {
        title: 'Обувь в класс',
        art: 'pumps:navy:front:strap',
        leaves: [
          { title: 'Туфли', art: 'pumps:navy:front:strap' },
          { title: 'Полуботинки', art: 'derby:brown' }
        ]
      },
      {
        title: 'Аксессуары',
        art: 'socks::front:three',
        leaves: [
          { title: 'Носки', art: 'socks::front:three' },
          { title: 'Шарфы', art: 'scarf:red' },
          { title: 'Перчатки', art: 'gloves:violet' },
          { title: 'Кепки', art: 'cap:blue' },
          { title: 'Банты', art: 'bow:red:front:satin' }
        ]
      },
      {
        title: 'Рабочая одежда',
        art: 'lab-coat:',
        leaves: [{ title: 'Халаты', art: 'lab-coat:' }]
      }
    ]
  },
  {
    title: 'Рюкзаки',
    art: 'school-set:',
    cover: 'rose',
    description: 'Рюкзаки, ранцы и всё, что едет в школу и обратно вместе с учебниками.',
    branches: [
      {
        title: 'Рюкзаки и ранцы',
        art: 'backpack:blue',
        leaves: [
          { title: 'Рюкзаки школьные', art: 'backpack:blue' },
          { title: 'Ранцы для первоклассников', art: 'satchel:raspberry' }
        ]
      },
      {
        title: 'Сумки и мешки',
        art: 'shoe-bag:',
        leaves: [
          { title: 'Мешки для сменки', art: 'shoe-bag:' },
          { title: 'Сумки', art: 'bag:brown' },
          { title: 'Чемоданы', art: 'suitcase:turquoise' }
        ]
      },
      {
        title: 'Пеналы и футляры',
        art: 'pencil-case:pink',
        leaves: [{ title: 'Пеналы', art: 'pencil-case:pink' }]
      },
      {
        title: 'Еда с собой',
        art: 'lunch-box:',
        leaves: [
          { title: 'Ланч-боксы', art: 'lunch-box:' },
          { title: 'Стаканы с трубочкой', art: 'tumbler:raspberry' }
        ]
      }
    ]
  },
  {
    title: 'Тетради и бумага',
    art: 'paper-set:',
    cover: 'mint',
    description: 'Тетради, дневники, прописи и бумага, на которой приятно писать без ошибок.',
    branches: [
      {
        title: 'Тетради',
        art: 'notebook-cells:violet',
        leaves: [
          { title: 'Тетради в клетку', art: 'notebook-cells:violet' },
          { title: 'Тетради в линейку', art: 'notebook-lines:dark-green' }
        ]
      },
      {
        title: 'Блокноты и дневники',
        art: 'diary:blue',
        leaves: [
          { title: 'Блокноты', art: 'notepad:' },
          { title: 'Дневники', art: 'diary:raspberry' }
        ]
      },
      {
        title: 'Книги для учёбы',
        art: 'books',
        leaves: [
          { title: 'Прописи', art: 'copybook:green' },
          { title: 'Справочники', art: 'books' }
        ]
      },
      {
        title: 'Бумага и папки',
        art: 'folder:yellow',
        leaves: [
          { title: 'Бумага для печати', art: 'paper:' },
          { title: 'Папки', art: 'folder:yellow' },
          { title: 'Закладки', art: 'bookmark:red' },
          { title: 'Календари', art: 'spiral-calendar' }
        ]
      }
    ]
  },
  {
    title: 'Письмо',
    art: 'writing-set:',
    cover: 'lemon',
    description: 'Ручки, карандаши и чертёжные мелочи: пишут сразу и не подводят на контрольной.',
    branches: [
      {
        title: 'Ручки',
        art: 'ballpoint:blue:front:blue',
        leaves: [
          { title: 'Ручки шариковые', art: 'ballpoint:blue:front:blue' },
          { title: 'Ручки гелевые', art: 'gel-pen:violet' },
          { title: 'Ручки перьевые', art: 'fountain-pen:navy' }
        ]
      },
      {
        title: 'Карандаши',
        art: 'pencil:',
        leaves: [
          { title: 'Карандаши чернографитные', art: 'pencil:' },
          { title: 'Карандаши цветные', art: 'color-pencils::front:twelve' }
        ]
      },
      {
        title: 'Черчение',
        art: 'ruler::front:short',
        leaves: [
          { title: 'Линейки', art: 'ruler::front:short' },
          { title: 'Угольники', art: 'set-square:' }
        ]
      },
      {
        title: 'Мелочи на парту',
        art: 'paper-clips::front:colored',
        leaves: [
          { title: 'Скрепки', art: 'paper-clips::front:colored' },
          { title: 'Кнопки', art: 'push-pins:raspberry' }
        ]
      }
    ]
  },
  {
    title: 'Творчество',
    art: 'paint-set:',
    cover: 'stone',
    description: 'Краски, кисти и рукоделие. Пятна отстирываются, восторг остаётся.',
    branches: [
      {
        title: 'Рисование',
        art: 'paints::front:twelve',
        leaves: [
          { title: 'Краски', art: 'paints::front:twelve' },
          { title: 'Кисти', art: 'brush:' },
          { title: 'Мелки', art: 'crayons::front:twelve' }
        ]
      },
      {
        title: 'Рукоделие',
        art: 'yarn:raspberry',
        leaves: [
          { title: 'Пряжа', art: 'yarn:raspberry' },
          { title: 'Нитки', art: 'thread' },
          { title: 'Наборы для шитья', art: 'teddy-bear' }
        ]
      },
      {
        title: 'Поделки',
        art: 'scissors:red',
        leaves: [{ title: 'Ножницы', art: 'scissors:red' }]
      }
    ]
  },
  {
    title: 'Спорт и танцы',
    art: 'sport-set:',
    cover: 'rose',
    description: 'Форма для зала, обувь для сцены и мячи для большой перемены.',
    branches: [
      {
        title: 'Обувь для зала',
        art: 'sneakers:sky',
        leaves: [
          { title: 'Кроссовки', art: 'sneakers:sky' },
          { title: 'Балетки и пуанты', art: 'ballet-shoes:pink' }
        ]
      },
      {
        title: 'Форма для физкультуры',
        art: 'tank-top:green:front:number',
        leaves: [
          { title: 'Майки', art: 'tank-top:green:front:number' },
          { title: 'Шорты', art: 'shorts:blue:front:pockets' },
          { title: 'Кимоно', art: 'kimono:' }
        ]
      },
      {
        title: 'Плавание',
        art: 'goggles:turquoise',
        leaves: [
          { title: 'Купальники', art: 'swimsuit:raspberry' },
          { title: 'Очки для плавания', art: 'goggles:turquoise' }
        ]
      },
      {
        title: 'Игры с мячом и ракеткой',
        art: 'soccer-ball',
        leaves: [
          { title: 'Мячи', art: 'soccer-ball' },
          { title: 'Бадминтон', art: 'badminton' }
        ]
      }
    ]
  },
  {
    title: 'Наука',
    art: 'microscope',
    cover: 'sky',
    description: 'Приборы и наборы, после которых физика и биология перестают быть страшными.',
    branches: [
      {
        title: 'Наблюдения',
        art: 'telescope',
        leaves: [
          { title: 'Микроскопы', art: 'microscope' },
          { title: 'Телескопы', art: 'telescope' },
          { title: 'Лупы', art: 'magnifying-glass-tilted-left' }
        ]
      },
      {
        title: 'Опыты',
        art: 'alembic',
        leaves: [
          { title: 'Наборы для опытов', art: 'alembic' },
          { title: 'Магниты', art: 'magnet:red' }
        ]
      },
      {
        title: 'Счёт и карта',
        art: 'abacus',
        leaves: [
          { title: 'Счёты', art: 'abacus' },
          { title: 'Глобусы', art: 'globe-showing-europe-africa' },
          { title: 'Компасы', art: 'compass' }
        ]
      }
    ]
  },
  {
    title: 'Подарки',
    art: 'wrapped-gift',
    cover: 'lemon',
    description: 'Подарки ученику, другу и учительнице: упакуем и подпишем открытку.',
    branches: [
      {
        title: 'Игрушки',
        art: 'teddy-bear',
        leaves: [
          { title: 'Мягкие игрушки', art: 'teddy-bear' },
          { title: 'Йо-йо', art: 'yo-yo:violet' },
          { title: 'Воздушные змеи', art: 'kite' }
        ]
      },
      {
        title: 'Настольные игры',
        art: 'puzzle-piece',
        leaves: [
          { title: 'Шахматы', art: 'chess-pawn' },
          { title: 'Пазлы', art: 'puzzle-piece' }
        ]
      },
      {
        title: 'К празднику',
        art: 'wrapped-gift',
        leaves: [
          { title: 'Подарочные наборы', art: 'wrapped-gift' },
          { title: 'Будильники', art: 'alarm-clock:raspberry' }
        ]
      }
    ]
  }
]
