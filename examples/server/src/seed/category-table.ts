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
    art: 'necktie',
    cover: 'sky',
    description: 'Форма на линейку и на каждый день: размеры по таблице, обмен без вопросов.',
    branches: [
      {
        title: 'Сарафаны и платья',
        art: 'dress',
        leaves: [
          { title: 'Сарафаны', art: 'dress' },
          { title: 'Платья', art: 'dress' }
        ]
      },
      {
        title: 'Блузки и рубашки',
        art: 'womans-clothes',
        leaves: [
          { title: 'Блузки', art: 'womans-clothes' },
          { title: 'Рубашки', art: 'necktie' }
        ]
      },
      {
        title: 'Брюки',
        art: 'jeans',
        leaves: [
          { title: 'Брюки классические', art: 'jeans' },
          { title: 'Джинсы', art: 'jeans' }
        ]
      },
      {
        title: 'Поло и футболки',
        art: 't-shirt',
        leaves: [
          { title: 'Поло', art: 't-shirt' },
          { title: 'Футболки', art: 't-shirt' }
        ]
      },
      {
        title: 'Верхняя одежда',
        art: 'coat',
        leaves: [
          { title: 'Пальто', art: 'coat' },
          { title: 'Плащи и тренчи', art: 'coat' }
        ]
      },
      {
        title: 'Обувь в класс',
        art: 'flat-shoe',
        leaves: [
          { title: 'Туфли', art: 'flat-shoe' },
          { title: 'Полуботинки', art: 'mans-shoe' }
        ]
      },
      {
        title: 'Аксессуары',
        art: 'socks',
        leaves: [
          { title: 'Носки', art: 'socks' },
          { title: 'Шарфы', art: 'scarf' },
          { title: 'Перчатки', art: 'gloves' },
          { title: 'Кепки', art: 'billed-cap' },
          { title: 'Банты', art: 'ribbon' }
        ]
      },
      {
        title: 'Рабочая одежда',
        art: 'lab-coat',
        leaves: [{ title: 'Халаты', art: 'lab-coat' }]
      }
    ]
  },
  {
    title: 'Рюкзаки',
    art: 'backpack',
    cover: 'rose',
    description: 'Рюкзаки, ранцы и всё, что едет в школу и обратно вместе с учебниками.',
    branches: [
      {
        title: 'Рюкзаки и ранцы',
        art: 'backpack',
        leaves: [
          { title: 'Рюкзаки школьные', art: 'backpack' },
          { title: 'Ранцы для первоклассников', art: 'backpack' }
        ]
      },
      {
        title: 'Сумки и мешки',
        art: 'shopping-bags',
        leaves: [
          { title: 'Мешки для сменки', art: 'shopping-bags' },
          { title: 'Сумки', art: 'handbag' },
          { title: 'Чемоданы', art: 'luggage' }
        ]
      },
      {
        title: 'Пеналы и футляры',
        art: 'clutch-bag',
        leaves: [{ title: 'Пеналы', art: 'clutch-bag' }]
      },
      {
        title: 'Еда с собой',
        art: 'bento-box',
        leaves: [
          { title: 'Ланч-боксы', art: 'bento-box' },
          { title: 'Стаканы с трубочкой', art: 'cup-with-straw' }
        ]
      }
    ]
  },
  {
    title: 'Тетради и бумага',
    art: 'books',
    cover: 'mint',
    description: 'Тетради, дневники, прописи и бумага, на которой приятно писать без ошибок.',
    branches: [
      {
        title: 'Тетради',
        art: 'notebook',
        leaves: [
          { title: 'Тетради в клетку', art: 'notebook' },
          { title: 'Тетради в линейку', art: 'notebook' }
        ]
      },
      {
        title: 'Блокноты и дневники',
        art: 'notebook-with-decorative-cover',
        leaves: [
          { title: 'Блокноты', art: 'spiral-notepad' },
          { title: 'Дневники', art: 'closed-book' }
        ]
      },
      {
        title: 'Книги для учёбы',
        art: 'books',
        leaves: [
          { title: 'Прописи', art: 'green-book' },
          { title: 'Справочники', art: 'books' }
        ]
      },
      {
        title: 'Бумага и папки',
        art: 'file-folder',
        leaves: [
          { title: 'Бумага для печати', art: 'page-facing-up' },
          { title: 'Папки', art: 'file-folder' },
          { title: 'Закладки', art: 'bookmark' },
          { title: 'Календари', art: 'spiral-calendar' }
        ]
      }
    ]
  },
  {
    title: 'Письмо',
    art: 'pen',
    cover: 'lemon',
    description: 'Ручки, карандаши и чертёжные мелочи: пишут сразу и не подводят на контрольной.',
    branches: [
      {
        title: 'Ручки',
        art: 'pen',
        leaves: [
          { title: 'Ручки шариковые', art: 'pen' },
          { title: 'Ручки гелевые', art: 'pen' },
          { title: 'Ручки перьевые', art: 'fountain-pen' }
        ]
      },
      {
        title: 'Карандаши',
        art: 'pencil',
        leaves: [
          { title: 'Карандаши чернографитные', art: 'pencil' },
          { title: 'Карандаши цветные', art: 'pencil' }
        ]
      },
      {
        title: 'Черчение',
        art: 'straight-ruler',
        leaves: [
          { title: 'Линейки', art: 'straight-ruler' },
          { title: 'Угольники', art: 'triangular-ruler' }
        ]
      },
      {
        title: 'Мелочи на парту',
        art: 'linked-paperclips',
        leaves: [
          { title: 'Скрепки', art: 'linked-paperclips' },
          { title: 'Кнопки', art: 'round-pushpin' }
        ]
      }
    ]
  },
  {
    title: 'Творчество',
    art: 'artist-palette',
    cover: 'stone',
    description: 'Краски, кисти и рукоделие. Пятна отстирываются, восторг остаётся.',
    branches: [
      {
        title: 'Рисование',
        art: 'artist-palette',
        leaves: [
          { title: 'Краски', art: 'artist-palette' },
          { title: 'Кисти', art: 'paintbrush' },
          { title: 'Мелки', art: 'crayon' }
        ]
      },
      {
        title: 'Рукоделие',
        art: 'yarn',
        leaves: [
          { title: 'Пряжа', art: 'yarn' },
          { title: 'Нитки', art: 'thread' },
          { title: 'Наборы для шитья', art: 'teddy-bear' }
        ]
      },
      {
        title: 'Поделки',
        art: 'scissors',
        leaves: [{ title: 'Ножницы', art: 'scissors' }]
      }
    ]
  },
  {
    title: 'Спорт и танцы',
    art: 'ballet-shoes',
    cover: 'rose',
    description: 'Форма для зала, обувь для сцены и мячи для большой перемены.',
    branches: [
      {
        title: 'Обувь для зала',
        art: 'running-shoe',
        leaves: [
          { title: 'Кроссовки', art: 'running-shoe' },
          { title: 'Балетки и пуанты', art: 'ballet-shoes' }
        ]
      },
      {
        title: 'Форма для физкультуры',
        art: 'running-shirt',
        leaves: [
          { title: 'Майки', art: 'running-shirt' },
          { title: 'Шорты', art: 'shorts' },
          { title: 'Кимоно', art: 'martial-arts-uniform' }
        ]
      },
      {
        title: 'Плавание',
        art: 'goggles',
        leaves: [
          { title: 'Купальники', art: 'one-piece-swimsuit' },
          { title: 'Очки для плавания', art: 'goggles' }
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
          { title: 'Магниты', art: 'magnet' }
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
          { title: 'Йо-йо', art: 'yo-yo' },
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
          { title: 'Будильники', art: 'alarm-clock' }
        ]
      }
    ]
  }
]
