export default () => <h1>Такой страницы нет</h1>
