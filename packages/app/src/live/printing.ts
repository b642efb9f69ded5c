/** Pictures that wait to be scrolled to would leave holes on paper. */
export const bringPicturesToPrint = () =>
  addEventListener('beforeprint', () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) {
      picture.loading = 'eager'
    }
  })
