declare namespace App {
  interface Locals extends Omit<import('@vitrina/core/server').ReadRequest, never> {}
}
