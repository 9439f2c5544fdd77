# Unit tests, which stand beside their sources. What reads data or crosses modules is in tests/.

scoundrel_test(rules_test USES rules LABEL unit SOURCES
  rules/account_test.cpp
  rules/apply_test.cpp
  rules/bits_test.cpp
  rules/card_test.cpp
  rules/further_knobs_test.cpp
  rules/game_test.cpp
  rules/legal_test.cpp
  rules/move_test.cpp
  rules/position_test.cpp
  rules/random_test.cpp
  rules/score_test.cpp)
scoundrel_test(unicode_test USES unicode LABEL unit SOURCES
  unicode/unicode_test.cpp)
scoundrel_test(notation_test USES protocol LABEL unit SOURCES
  notation/cards_test.cpp
  notation/game_id_test.cpp
  notation/knobs_test.cpp
  notation/moves_test.cpp
  notation/position_text_test.cpp
  notation/record_test.cpp
  notation/rules_text_test.cpp)
scoundrel_test(words_test USES words LABEL unit SOURCES
  phrases/catalogue_test.cpp
  phrases/untrusted_test.cpp
  words/refusals_test.cpp
  words/words_test.cpp)
scoundrel_test(solver_unit_test USES solver LABEL unit SOURCES
  solver/hands_test.cpp
  solver/limits_test.cpp
  solver/room_test.cpp)
scoundrel_test(player_test USES nets LABEL unit SOURCES
  nets/nets_test.cpp
  player/generalist_test.cpp
  player/outlook_test.cpp
  player/race_test.cpp
  player/simple_players_test.cpp
  player/ways_test.cpp)
scoundrel_test(game_test USES protocol LABEL unit SOURCES
  game/begin_test.cpp
  game/daily_test.cpp
  game/days_test.cpp
  game/history_query_test.cpp
  game/history_test.cpp
  game/host_test.cpp
  game/import_test.cpp
  game/journal_test.cpp
  game/memory_storage_test.cpp
  game/milestones_test.cpp
  game/places_test.cpp
  game/offers_test.cpp
  game/play_test.cpp
  game/preview_test.cpp
  game/progress_test.cpp
  game/puzzle_book_test.cpp
  game/recap_test.cpp
  game/result_strip_test.cpp
  game/session_test.cpp
  game/standing_test.cpp
  game/statistics_test.cpp)
scoundrel_test(coach_test USES protocol LABEL unit SHARDS 3 SOURCES
  coach/daily_deal_test.cpp
  coach/game_review_test.cpp
  coach/hint_choice_test.cpp
  coach/hint_facts_test.cpp
  coach/hint_words_test.cpp
  coach/puzzle_judge_test.cpp
  coach/quick_review_test.cpp
  coach/review_svg_test.cpp
  coach/review_words_test.cpp)
scoundrel_test(seal_test USES seal LABEL unit SOURCES
  seal/seal_test.cpp)
scoundrel_test(json_test USES json LABEL unit SOURCES
  json/json_test.cpp)
scoundrel_test(protocol_test USES protocol LABEL unit SHARDS 2 SOURCES
  protocol/hint_json_test.cpp
  protocol/protocol_test.cpp
  protocol/page_requests_test.cpp
  protocol/position_json_test.cpp
  protocol/review_json_test.cpp
  protocol/schema_test.cpp
  protocol/solution_json_test.cpp
  protocol/state_json_test.cpp)
scoundrel_test(lab_test SEARCHES USES lab LABEL unit SHARDS 3 SOURCES
  lab/calibration_test.cpp
  lab/census_file_test.cpp
  lab/census_report_test.cpp
  lab/census_run_test.cpp
  lab/census_test.cpp
  lab/checked_lines_test.cpp
  lab/curve_svg_test.cpp
  lab/habit_test.cpp
  lab/heat_map_svg_test.cpp
  lab/histograms_svg_test.cpp
  lab/html_report_test.cpp
  lab/ledger_test.cpp
  lab/match_run_test.cpp
  lab/match_test.cpp
  lab/match_text_test.cpp
  lab/rating_test.cpp
  lab/luck_share_test.cpp
  lab/rules_comparison_test.cpp
  lab/ratings_svg_test.cpp
  lab/puzzle_search_test.cpp
  lab/score_calibration_test.cpp
  lab/score_fit_test.cpp
  lab/standings_test.cpp
  lab/strategy_test.cpp
  lab/train_test.cpp
  lab/trial_test.cpp
  lab/tuning_test.cpp
  lab/upper_bound_test.cpp
  player/net_file_test.cpp)
