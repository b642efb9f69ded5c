import { hydrateRoot } from 'react-dom/client'

import { BareTree } from './bare-tree.tsx'

const root = document.getElementById('root')
const site = document.getElementById('tree')?.textContent
if (root !== null && site) hydrateRoot(root, <BareTree {...JSON.parse(site)} />)
