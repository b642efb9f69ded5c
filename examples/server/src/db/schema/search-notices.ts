interface SearchNoticeTable {
  product_id: number
  changed_at: Date
}

export interface SearchNoticesTables {
  search_notice: SearchNoticeTable
}
