export const lightboxFrameMessages = {
  loading: 'Загружается',
  previous: 'Предыдущее',
  next: 'Следующее',
  stop: 'Остановить показ',
  play: 'Показать по очереди',
  zoomOut: 'Уменьшить',
  zoomIn: 'Увеличить',
  download: 'Скачать',
  close: 'Закрыть',
  pdf: 'Документ PDF',
  openPdf: 'Открыть документ PDF'
} as const
