import { useState } from 'react'

import { Breadcrumbs } from '../src/kit/breadcrumbs/breadcrumbs.tsx'
import { Pagination } from '../src/kit/pagination/pagination.tsx'
import { LinkTabs } from '../src/kit/tabs/link-tabs.tsx'
import { Tabs } from '../src/kit/tabs/tabs.tsx'
import { Sample } from './sample.tsx'

const TABS = [
  { id: 'about', title: 'О товаре' },
  { id: 'voices', title: 'Отзывы', count: 6 },
  { id: 'care', title: 'Уход' }
]

/** What leads somewhere. */
export function Ways() {
  const [tab, setTab] = useState('about')
  return (
    <>
      <Sample of="breadcrumbs" variant="rows">
        <Breadcrumbs
          items={[
            { title: 'Главная', href: '#main' },
            { title: 'Школьная форма', href: '#root' },
            { title: 'Сарафаны' }
          ]}
        />
      </Sample>
      <Sample of="pagination" variant="rows">
        <Pagination
          links={[1, 2, 3, 4].map(page => ({
            ...{ page, href: `#page-${page}` },
            isChosen: page === 2
          }))}
          previous="#page-1"
          next="#page-3"
        />
      </Sample>
      <Sample of="tabs" variant="rows">
        <Tabs label="Что показать" tabs={TABS} current={tab} onSelect={setTab} />
        <div role="tabpanel" id={`${tab}-panel`} aria-labelledby={`${tab}-tab`}>
          {TABS.find(({ id }) => id === tab)?.title}
        </div>
        <LinkTabs
          label="Заказы"
          tabs={[
            { href: '#main', title: 'Новые', count: '2', isCurrent: true },
            { href: '#root', title: 'Полученные', count: '14', isCurrent: false }
          ]}
        />
      </Sample>
      <Sample of="skip-link" variant="rows">
        <p>Первая остановка клавиши Tab на этой странице.</p>
      </Sample>
    </>
  )
}
