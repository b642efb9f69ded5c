import { type OwnList, ownLists } from '@vitrina/core/lists'
import { ListSign, Tooltip, useSubject } from '@vitrina/react-ui'
import { useDeferredValue } from 'react'

import type { NavigationState } from '../../routing/navigation-port.ts'
import { useShown } from '../../routing/router.tsx'
import type { ProductData } from './product.loader.ts'
import { Share } from './touched.ts'

interface ToolsProps {
  readonly data: ProductData
}

/** The signs of lists, and share: alone, with words that come with the pointer or the keyboard. */
export const GalleryTools = ({ data }: ToolsProps) => (
  <>
    {ownLists.map(list => (
      <HintedSign key={list.route} list={list} data={data} />
    ))}
    <ShareChoice data={data} />
  </>
)

function HintedSign({ list, data }: ToolsProps & { readonly list: OwnList }) {
  const isIn = useSubject(list.subject, state => list.has(state, data.id))
  return (
    <Tooltip side="left" text={list.hint(isIn)}>
      {id => <ListSign list={list} product={data} look="sheet" describedBy={id} />}
    </Tooltip>
  )
}

/** Shares the very choice that is shown, a frame later: the menu is shut when a size is pressed. */
const ShareChoice = ({ data }: ToolsProps) => (
  <Share url={useDeferredValue(useShown(choiceAddress))} title={data.title} hintSide="left" />
)

const choiceAddress = ({ current: { payload } }: NavigationState) =>
  payload.head.canonical + payload.url.replace(/^[^?]*/, '')
