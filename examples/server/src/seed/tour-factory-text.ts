/** An excursion told with everything that a text of the shop can open in its window of pictures. */
export const TOUR_FACTORY = `<p>Дважды в четверть возим классы на фабрику, где шьют форму. Дорога на нашем автобусе, сопровождающий учитель едет бесплатно.</p>
<h2>Маршрут</h2>
<ol id="text-marshrut"><li>Склад тканей: чем лён отличается от вискозы на ощупь.</li><li>Раскройный стол, на котором сто слоёв режут за минуту.</li><li>Швейная линия и контроль: почему пуговицу дёргают трижды.</li></ol>
<p>Возраст от восьми лет, обувь закрытая, волосы убраны. Заявку подаёт школа за месяц.</p>
<h2>Сколько времени уходит на одну вещь</h2>
<table id="text-vremya"><thead><tr><th>Вещь</th><th>Раскрой</th><th>Пошив</th></tr></thead><tbody><tr><td>Сарафан</td><td>4 минуты</td><td>52 минуты</td></tr><tr><td>Пиджак</td><td>9 минут</td><td>1 час 40 минут</td></tr><tr><td>Юбка</td><td>3 минуты</td><td>28 минут</td></tr></tbody></table>
<h2>Посмотреть заранее</h2>
<ul>
<li><a href="drawing:pinafore:navy" data-lightbox="image">Сарафан, который сошьют при вас</a></li>
<li><a href="film:pinafore:navy" data-lightbox="html5video">Он же со всех сторон</a></li>
<li><a href="https://rutube.ru/video/a1b2c3d4e5f6/" data-lightbox="video">Фильм о швейной линии</a></li>
<li><a href="#text-vremya" data-lightbox="clone">Таблица во весь экран</a></li>
<li><a href="#text-marshrut" data-lightbox="inline">Маршрут крупно</a></li>
<li><a href="#text-marshrut" data-lightbox="html" data-html="&lt;h2&gt;Что взять с собой&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;Сменную обувь с закрытым носком.&lt;/li&gt;&lt;li&gt;Воду и яблоко.&lt;/li&gt;&lt;li&gt;Один вопрос технологу: на лучшие отвечаем письмом.&lt;/li&gt;&lt;/ul&gt;">Что взять с собой</a></li>
<li><a href="/tour-shop" data-lightbox="ajax">Если фабрика далеко: экскурсия по магазину</a></li>
<li><a href="/assets/pamyatka-ekskursii.pdf" data-lightbox="pdf">Памятка сопровождающему</a></li>
</ul>
<h2>Как доехать</h2>
<ul>
<li><a href="https://yandex.ru/map-widget/v1/?ll=60.597465%2C56.838011&amp;z=16" data-lightbox="map">Фабрика на карте</a></li>
<li><a href="https://yandex.ru/map-widget/v1/?ll=60.597465%2C56.838011&amp;z=12&amp;l=trf" data-lightbox="iframe">Пробки по дороге</a></li>
</ul>`
