import { type Picture as PictureFile } from '@vitrina/core/entities'
import { type ImageWidth, imageUrl, placeSrcset } from '@vitrina/core/values'
import { useMedia } from '../../binding/media-context.tsx'
import { NoImage, Picture } from '../../kit/picture/picture.tsx'

interface ShopPictureProps {
  picture: PictureFile | undefined
  /** Pixels at which it is shown at most; twice as many are offered to dense screens. */
  width: ImageWidth
  /** How wide the place is, as in the `sizes` attribute. */
  sizes?: string | undefined
  /** Other files in place of its own widths. */
  srcSet?: string | undefined
  /** Alternative text other than the file's own; empty where the words stand beside it. */
  alt?: string | undefined
  fit?: 'contain' | 'cover' | undefined
  priority?: boolean | undefined
}

/**
 * Shows a picture of the image service in the widths that its place may need; `width` is the most
 * pixels that it is shown at, `sizes` how wide the place is. Without a `picture`, or when its file
 * does not load, a placeholder stands there.
 */
export function ShopPicture({
  picture,
  width,
  sizes,
  srcSet,
  alt,
  fit,
  priority
}: ShopPictureProps) {
  const { apiUrl, format } = useMedia()
  const shown = { width, height: width, alt: alt ?? picture?.alt ?? '', fit, priority }
  if (picture === undefined)
    return <NoImage alt={shown.alt} width={width} height={width} fit={fit} />
  const { fileId } = picture
  return (
    <Picture
      {...shown}
      src={imageUrl(apiUrl, fileId, format, `${width}`)}
      srcSet={srcSet ?? placeSrcset(apiUrl, fileId, format, width)}
      sizes={sizes ?? `${width}px`}
    />
  )
}
