declare namespace App {
  interface Locals extends Omit<import('@vitrina/core/server').Visit, never> {}
  interface PageData {
    rules: import('@vitrina/core/values').PriceRules
  }
}
