import { hydrateRoot } from 'react-dom/client'

import { BareTree } from './bare-tree.tsx'

const root = document.getElementById('root')
const tree = document.getElementById('tree')?.textContent ?? '[]'
if (root !== null) hydrateRoot(root, <BareTree nodes={JSON.parse(tree)} />)
