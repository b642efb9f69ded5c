import type { BuyerPhotosView } from '@vitrina/core/account'
import { style } from '@vitrina/react-ui'

import { Photos } from './review-card.tsx'

const buyerPhotosStyle = style(`
  margin-bottom: 28px;
  & > .head { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 4px 20px; margin-bottom: 12px; }
  & h2 { font-size: var(--fs-h3); }
  & .head > a { display: inline-flex; align-items: center; min-height: 44px; }
`)

/** What buyers have photographed, in a row that opens as one gallery. */
export const BuyerPhotos = ({ photos }: { readonly photos: BuyerPhotosView }) => (
  <section className={buyerPhotosStyle()} aria-labelledby="buyer-photos">
    <div className="head">
      <h2 id="buyer-photos">{photos.title}</h2>
      {photos.all && (
        <a className="link" href={photos.all.href} data-keep-place>
          {photos.all.title}
        </a>
      )}
    </div>
    {photos.pictures.length > 0 ? (
      <Photos slug="foto-pokupatelej" pictures={photos.pictures} label={photos.title} isStrip />
    ) : (
      <p className="mut">{photos.none}</p>
    )}
  </section>
)
