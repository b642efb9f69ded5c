import { createRoot } from 'react-dom/client'

import { followPage } from './asked.ts'
import { KitGallery } from './kit-gallery.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('The document has no #root')
createRoot(root).render(<KitGallery />)
followPage()
