coach = První hra
coach-go-on = Dál
coach-last = Hrát dál
coach-leave = Dál bez rad
coach-early = Okamžik, hrají ostatní.
coach-step = Krok { $at } z { $steps }
coach-nudge-read = Nejdřív stiskněte „Dál“.
coach-nudge-later = I to by pravidla dovolila. Teď ale stiskněte to, co je zvýrazněné.
coach-nudge-why = Zkuste teď to, co je zvýrazněné.

first-learn = Naučit se za pět minut
first-tourist = Hrát proti Turistovi
